#map0 = affine_map<(d0) -> (d0)>
module {
  func.func @long_chain(%x.buffer: memref<5xf32> {llvm.noalias}, %out.buffer: memref<5xf32> {llvm.noalias}) -> i32 {
    %x = bufferization.to_tensor %x.buffer restrict : memref<5xf32> to tensor<5xf32>
    %t0 = arith.constant 0.875 : f32 loc("arithmetic.py":47:13)
    %t1.init = tensor.empty() : tensor<5xf32>
    %t1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x : tensor<5xf32>)
        outs(%t1.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t2 = arith.constant 0.0 : f32 loc("arithmetic.py":47:13)
    %x_1.init = tensor.empty() : tensor<5xf32>
    %x_1 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t1 : tensor<5xf32>)
        outs(%x_1.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t2 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t3.init = tensor.empty() : tensor<5xf32>
    %t3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_1 : tensor<5xf32>)
        outs(%t3.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t4 = arith.constant 1.0 : f32 loc("arithmetic.py":47:13)
    %x_2.init = tensor.empty() : tensor<5xf32>
    %x_2 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t3 : tensor<5xf32>)
        outs(%x_2.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t4 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t5.init = tensor.empty() : tensor<5xf32>
    %t5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_2 : tensor<5xf32>)
        outs(%t5.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t6 = arith.constant 2.0 : f32 loc("arithmetic.py":47:13)
    %x_3.init = tensor.empty() : tensor<5xf32>
    %x_3 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t5 : tensor<5xf32>)
        outs(%x_3.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t6 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t7.init = tensor.empty() : tensor<5xf32>
    %t7 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_3 : tensor<5xf32>)
        outs(%t7.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t8 = arith.constant 3.0 : f32 loc("arithmetic.py":47:13)
    %x_4.init = tensor.empty() : tensor<5xf32>
    %x_4 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t7 : tensor<5xf32>)
        outs(%x_4.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t8 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t9.init = tensor.empty() : tensor<5xf32>
    %t9 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_4 : tensor<5xf32>)
        outs(%t9.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t10 = arith.constant 4.0 : f32 loc("arithmetic.py":47:13)
    %x_5.init = tensor.empty() : tensor<5xf32>
    %x_5 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t9 : tensor<5xf32>)
        outs(%x_5.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t10 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t11.init = tensor.empty() : tensor<5xf32>
    %t11 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_5 : tensor<5xf32>)
        outs(%t11.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t12 = arith.constant 5.0 : f32 loc("arithmetic.py":47:13)
    %x_6.init = tensor.empty() : tensor<5xf32>
    %x_6 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t11 : tensor<5xf32>)
        outs(%x_6.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t12 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t13.init = tensor.empty() : tensor<5xf32>
    %t13 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_6 : tensor<5xf32>)
        outs(%t13.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t14 = arith.constant 6.0 : f32 loc("arithmetic.py":47:13)
    %x_7.init = tensor.empty() : tensor<5xf32>
    %x_7 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t13 : tensor<5xf32>)
        outs(%x_7.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t14 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t15.init = tensor.empty() : tensor<5xf32>
    %t15 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_7 : tensor<5xf32>)
        outs(%t15.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t16 = arith.constant 7.0 : f32 loc("arithmetic.py":47:13)
    %x_8.init = tensor.empty() : tensor<5xf32>
    %x_8 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t15 : tensor<5xf32>)
        outs(%x_8.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t16 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t17.init = tensor.empty() : tensor<5xf32>
    %t17 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_8 : tensor<5xf32>)
        outs(%t17.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t18 = arith.constant 8.0 : f32 loc("arithmetic.py":47:13)
    %x_9.init = tensor.empty() : tensor<5xf32>
    %x_9 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t17 : tensor<5xf32>)
        outs(%x_9.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t18 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t19.init = tensor.empty() : tensor<5xf32>
    %t19 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_9 : tensor<5xf32>)
        outs(%t19.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t20 = arith.constant 9.0 : f32 loc("arithmetic.py":47:13)
    %x_10.init = tensor.empty() : tensor<5xf32>
    %x_10 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t19 : tensor<5xf32>)
        outs(%x_10.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t20 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t21.init = tensor.empty() : tensor<5xf32>
    %t21 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_10 : tensor<5xf32>)
        outs(%t21.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t22 = arith.constant 10.0 : f32 loc("arithmetic.py":47:13)
    %x_11.init = tensor.empty() : tensor<5xf32>
    %x_11 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t21 : tensor<5xf32>)
        outs(%x_11.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t22 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t23.init = tensor.empty() : tensor<5xf32>
    %t23 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_11 : tensor<5xf32>)
        outs(%t23.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t24 = arith.constant 11.0 : f32 loc("arithmetic.py":47:13)
    %x_12.init = tensor.empty() : tensor<5xf32>
    %x_12 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t23 : tensor<5xf32>)
        outs(%x_12.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t24 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t25.init = tensor.empty() : tensor<5xf32>
    %t25 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_12 : tensor<5xf32>)
        outs(%t25.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t26 = arith.constant 12.0 : f32 loc("arithmetic.py":47:13)
    %x_13.init = tensor.empty() : tensor<5xf32>
    %x_13 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t25 : tensor<5xf32>)
        outs(%x_13.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t26 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t27.init = tensor.empty() : tensor<5xf32>
    %t27 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_13 : tensor<5xf32>)
        outs(%t27.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t28 = arith.constant 13.0 : f32 loc("arithmetic.py":47:13)
    %x_14.init = tensor.empty() : tensor<5xf32>
    %x_14 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t27 : tensor<5xf32>)
        outs(%x_14.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t28 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t29.init = tensor.empty() : tensor<5xf32>
    %t29 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_14 : tensor<5xf32>)
        outs(%t29.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t30 = arith.constant 14.0 : f32 loc("arithmetic.py":47:13)
    %x_15.init = tensor.empty() : tensor<5xf32>
    %x_15 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t29 : tensor<5xf32>)
        outs(%x_15.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t30 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t31.init = tensor.empty() : tensor<5xf32>
    %t31 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_15 : tensor<5xf32>)
        outs(%t31.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t32 = arith.constant 15.0 : f32 loc("arithmetic.py":47:13)
    %x_16.init = tensor.empty() : tensor<5xf32>
    %x_16 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t31 : tensor<5xf32>)
        outs(%x_16.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t32 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t33.init = tensor.empty() : tensor<5xf32>
    %t33 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_16 : tensor<5xf32>)
        outs(%t33.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t34 = arith.constant 16.0 : f32 loc("arithmetic.py":47:13)
    %x_17.init = tensor.empty() : tensor<5xf32>
    %x_17 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t33 : tensor<5xf32>)
        outs(%x_17.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t34 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t35.init = tensor.empty() : tensor<5xf32>
    %t35 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_17 : tensor<5xf32>)
        outs(%t35.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t36 = arith.constant 17.0 : f32 loc("arithmetic.py":47:13)
    %x_18.init = tensor.empty() : tensor<5xf32>
    %x_18 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t35 : tensor<5xf32>)
        outs(%x_18.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t36 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t37.init = tensor.empty() : tensor<5xf32>
    %t37 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_18 : tensor<5xf32>)
        outs(%t37.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t38 = arith.constant 18.0 : f32 loc("arithmetic.py":47:13)
    %x_19.init = tensor.empty() : tensor<5xf32>
    %x_19 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t37 : tensor<5xf32>)
        outs(%x_19.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t38 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t39.init = tensor.empty() : tensor<5xf32>
    %t39 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_19 : tensor<5xf32>)
        outs(%t39.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t40 = arith.constant 19.0 : f32 loc("arithmetic.py":47:13)
    %x_20.init = tensor.empty() : tensor<5xf32>
    %x_20 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t39 : tensor<5xf32>)
        outs(%x_20.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t40 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t41.init = tensor.empty() : tensor<5xf32>
    %t41 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_20 : tensor<5xf32>)
        outs(%t41.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t42 = arith.constant 20.0 : f32 loc("arithmetic.py":47:13)
    %x_21.init = tensor.empty() : tensor<5xf32>
    %x_21 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t41 : tensor<5xf32>)
        outs(%x_21.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t42 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t43.init = tensor.empty() : tensor<5xf32>
    %t43 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_21 : tensor<5xf32>)
        outs(%t43.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t44 = arith.constant 21.0 : f32 loc("arithmetic.py":47:13)
    %x_22.init = tensor.empty() : tensor<5xf32>
    %x_22 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t43 : tensor<5xf32>)
        outs(%x_22.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t44 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t45.init = tensor.empty() : tensor<5xf32>
    %t45 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_22 : tensor<5xf32>)
        outs(%t45.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t46 = arith.constant 22.0 : f32 loc("arithmetic.py":47:13)
    %x_23.init = tensor.empty() : tensor<5xf32>
    %x_23 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t45 : tensor<5xf32>)
        outs(%x_23.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t46 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t47.init = tensor.empty() : tensor<5xf32>
    %t47 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_23 : tensor<5xf32>)
        outs(%t47.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t48 = arith.constant 23.0 : f32 loc("arithmetic.py":47:13)
    %x_24.init = tensor.empty() : tensor<5xf32>
    %x_24 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t47 : tensor<5xf32>)
        outs(%x_24.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t48 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t49.init = tensor.empty() : tensor<5xf32>
    %t49 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_24 : tensor<5xf32>)
        outs(%t49.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t50 = arith.constant 24.0 : f32 loc("arithmetic.py":47:13)
    %x_25.init = tensor.empty() : tensor<5xf32>
    %x_25 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t49 : tensor<5xf32>)
        outs(%x_25.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t50 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t51.init = tensor.empty() : tensor<5xf32>
    %t51 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_25 : tensor<5xf32>)
        outs(%t51.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t52 = arith.constant 25.0 : f32 loc("arithmetic.py":47:13)
    %x_26.init = tensor.empty() : tensor<5xf32>
    %x_26 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t51 : tensor<5xf32>)
        outs(%x_26.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t52 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t53.init = tensor.empty() : tensor<5xf32>
    %t53 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_26 : tensor<5xf32>)
        outs(%t53.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t54 = arith.constant 26.0 : f32 loc("arithmetic.py":47:13)
    %x_27.init = tensor.empty() : tensor<5xf32>
    %x_27 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t53 : tensor<5xf32>)
        outs(%x_27.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t54 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t55.init = tensor.empty() : tensor<5xf32>
    %t55 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_27 : tensor<5xf32>)
        outs(%t55.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t56 = arith.constant 27.0 : f32 loc("arithmetic.py":47:13)
    %x_28.init = tensor.empty() : tensor<5xf32>
    %x_28 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t55 : tensor<5xf32>)
        outs(%x_28.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t56 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t57.init = tensor.empty() : tensor<5xf32>
    %t57 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_28 : tensor<5xf32>)
        outs(%t57.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t58 = arith.constant 28.0 : f32 loc("arithmetic.py":47:13)
    %x_29.init = tensor.empty() : tensor<5xf32>
    %x_29 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t57 : tensor<5xf32>)
        outs(%x_29.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t58 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t59.init = tensor.empty() : tensor<5xf32>
    %t59 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_29 : tensor<5xf32>)
        outs(%t59.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t60 = arith.constant 29.0 : f32 loc("arithmetic.py":47:13)
    %x_30.init = tensor.empty() : tensor<5xf32>
    %x_30 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t59 : tensor<5xf32>)
        outs(%x_30.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t60 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t61.init = tensor.empty() : tensor<5xf32>
    %t61 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_30 : tensor<5xf32>)
        outs(%t61.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t62 = arith.constant 30.0 : f32 loc("arithmetic.py":47:13)
    %x_31.init = tensor.empty() : tensor<5xf32>
    %x_31 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t61 : tensor<5xf32>)
        outs(%x_31.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t62 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t63.init = tensor.empty() : tensor<5xf32>
    %t63 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_31 : tensor<5xf32>)
        outs(%t63.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t64 = arith.constant 31.0 : f32 loc("arithmetic.py":47:13)
    %x_32.init = tensor.empty() : tensor<5xf32>
    %x_32 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t63 : tensor<5xf32>)
        outs(%x_32.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t64 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t65.init = tensor.empty() : tensor<5xf32>
    %t65 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_32 : tensor<5xf32>)
        outs(%t65.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t66 = arith.constant 32.0 : f32 loc("arithmetic.py":47:13)
    %x_33.init = tensor.empty() : tensor<5xf32>
    %x_33 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t65 : tensor<5xf32>)
        outs(%x_33.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t66 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t67.init = tensor.empty() : tensor<5xf32>
    %t67 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_33 : tensor<5xf32>)
        outs(%t67.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t68 = arith.constant 33.0 : f32 loc("arithmetic.py":47:13)
    %x_34.init = tensor.empty() : tensor<5xf32>
    %x_34 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t67 : tensor<5xf32>)
        outs(%x_34.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t68 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t69.init = tensor.empty() : tensor<5xf32>
    %t69 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_34 : tensor<5xf32>)
        outs(%t69.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t70 = arith.constant 34.0 : f32 loc("arithmetic.py":47:13)
    %x_35.init = tensor.empty() : tensor<5xf32>
    %x_35 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t69 : tensor<5xf32>)
        outs(%x_35.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t70 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t71.init = tensor.empty() : tensor<5xf32>
    %t71 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_35 : tensor<5xf32>)
        outs(%t71.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t72 = arith.constant 35.0 : f32 loc("arithmetic.py":47:13)
    %x_36.init = tensor.empty() : tensor<5xf32>
    %x_36 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t71 : tensor<5xf32>)
        outs(%x_36.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t72 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t73.init = tensor.empty() : tensor<5xf32>
    %t73 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_36 : tensor<5xf32>)
        outs(%t73.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t74 = arith.constant 36.0 : f32 loc("arithmetic.py":47:13)
    %x_37.init = tensor.empty() : tensor<5xf32>
    %x_37 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t73 : tensor<5xf32>)
        outs(%x_37.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t74 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t75.init = tensor.empty() : tensor<5xf32>
    %t75 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_37 : tensor<5xf32>)
        outs(%t75.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t76 = arith.constant 37.0 : f32 loc("arithmetic.py":47:13)
    %x_38.init = tensor.empty() : tensor<5xf32>
    %x_38 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t75 : tensor<5xf32>)
        outs(%x_38.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t76 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t77.init = tensor.empty() : tensor<5xf32>
    %t77 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_38 : tensor<5xf32>)
        outs(%t77.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t78 = arith.constant 38.0 : f32 loc("arithmetic.py":47:13)
    %x_39.init = tensor.empty() : tensor<5xf32>
    %x_39 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t77 : tensor<5xf32>)
        outs(%x_39.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t78 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t79.init = tensor.empty() : tensor<5xf32>
    %t79 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%x_39 : tensor<5xf32>)
        outs(%t79.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.mulf %in0, %t0 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    %t80 = arith.constant 39.0 : f32 loc("arithmetic.py":47:13)
    %t81.init = tensor.empty() : tensor<5xf32>
    %t81 = linalg.generic {
        indexing_maps = [#map0, #map0],
        iterator_types = ["parallel"]}
        ins(%t79 : tensor<5xf32>)
        outs(%t81.init : tensor<5xf32>) {
      ^bb0(%in0: f32, %out: f32):
        %result = arith.addf %in0, %t80 : f32
        linalg.yield %result : f32
    } -> tensor<5xf32> loc("arithmetic.py":47:13)
    bufferization.materialize_in_destination %t81 in restrict writable %out.buffer : (tensor<5xf32>, memref<5xf32>) -> ()
    %status.ok = arith.constant 0 : i32
    return %status.ok : i32
  } loc("arithmetic.py":45:5)
}
