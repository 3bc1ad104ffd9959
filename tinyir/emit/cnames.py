"""Names that C and its library have taken; an exported kernel may not have one of them."""

import re

# C23's keywords, and C++'s, because a header is included from both.
C_KEYWORDS = frozenset(
    """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl
    const const_cast constexpr continue default delete do double dynamic_cast else enum explicit
    export extern false float for friend goto if inline int long mutable namespace new noexcept
    not not_eq nullptr operator or or_eq private protected public register reinterpret_cast
    restrict return short signed sizeof static static_assert static_cast struct switch template
    this thread_local throw true try typedef typeid typename typeof union unsigned using virtual
    void volatile wchar_t while xor xor_eq decltype _Alignas _Alignof _Atomic _Bool _Complex
    _Generic _Imaginary _Noreturn _Static_assert _Thread_local
    """.split()
)

# Functions of the C standard library and of POSIX that a program is likely to be linked with.
LIBC_NAMES = frozenset(
    """
    abort abs accept access acos acosf acosh acoshf acoshl acosl alarm aligned_alloc alloca
    asctime asin asinf asinh asinhf asinhl asinl atan atan2 atan2f atan2l atanf atanh atanhf
    atanhl atanl atexit atof atoi atol atoll bcopy bind brk bsearch bzero calloc cbrt cbrtf
    cbrtl ceil ceilf ceill chdir chmod chown clearerr clock close connect copysign copysignf
    copysignl cos cosf cosh coshf coshl cosl creat ctime daemon difftime div dprintf drand48
    drem dup dup2 environ erf erfc erfcf erfcl erff erfl err errno error execv execve exit exp
    exp10 exp10f exp2 exp2f exp2l expf expl expm1 expm1f expm1l fabs fabsf fabsl fclose fdim
    fdimf fdiml fdopen feof ferror fflush ffs fgetc fgetpos fgets fileno finite floor floorf
    floorl fma fmaf fmal fmax fmaxf fmaxl fmin fminf fminl fmod fmodf fmodl fopen fork fprintf
    fputc fputs fread free freopen frexp frexpf frexpl fscanf fseek fsetpos fstat ftell
    ftruncate fwrite gamma getc getchar getenv getline getopt getpid gets gmtime hypot hypotf
    hypotl ilogb ilogbf ilogbl index insque isalnum isalpha isblank iscntrl isdigit isgraph
    isinf islower isnan isprint ispunct isspace isupper isxdigit j0 j1 jn kill labs ldexp ldexpf
    ldexpl ldiv lgamma lgammaf lgammal link listen llabs lldiv llrint llrintf llrintl llround
    llroundf llroundl localtime log log10 log10f log10l log1p log1pf log1pl log2 log2f log2l
    logb logbf logbl logf logl longjmp lrint lrintf lrintl lround lroundf lroundl lseek lstat
    main malloc mblen mbstowcs mbtowc memchr memcmp memcpy memmove mempcpy memset mkdir mktime
    mmap modf modff modfl munmap nan nanf nanl nearbyint nearbyintf nearbyintl nextafter
    nextafterf nextafterl nexttoward nexttowardf nexttowardl nice open optarg optind pause
    pclose perror pipe poll popen pow pow10 powf powl printf putc putchar puts qsort quick_exit
    raise rand random read readdir readlink realloc recv remainder remainderf remainderl remove
    remque remquo remquof remquol rename rewind rindex rint rintf rintl rmdir round roundf
    roundl sbrk scalbln scalblnf scalblnl scalbn scalbnf scalbnl scanf select send setbuf setjmp
    setvbuf signal signbit significand sin sincos sinf sinh sinhf sinhl sinl sleep snprintf
    socket splice sprintf sqrt sqrtf sqrtl srand srandom sscanf stat strcat strchr strcmp
    strcoll strcpy strcspn strdup strerror strftime strlen strncat strncmp strncpy strnlen
    strpbrk strrchr strspn strstr strtod strtof strtok strtol strtold strtoll strtoul strtoull
    strxfrm swab symlink sync syscall system tan tanf tanh tanhf tanhl tanl tee tgamma tgammaf
    tgammal time timespec_get tmpfile tmpnam tolower toupper trunc truncate truncf truncl umask
    ungetc unlink usleep vfprintf vfscanf vprintf vscanf vsnprintf vsprintf vsscanf wait waitpid
    warn wcstombs wctomb write y0 y1 yn
    """.split()
)

# Macros and types of the standard headers, which a program may include before a kernel's header.
C_MACROS = frozenset(
    """
    assert BUFSIZ CHAR_BIT complex DBL_EPSILON DBL_MAX DBL_MIN EOF errno EXIT_FAILURE
    EXIT_SUCCESS FILE FLT_EPSILON FLT_MAX FLT_MIN HUGE_VAL I i386 imaginary INFINITY int16_t
    int32_t int64_t int8_t INT_MAX INT_MIN intmax_t intptr_t linux LONG_MAX LONG_MIN M_E M_PI
    NAN NULL off_t offsetof ptrdiff_t RAND_MAX size_t ssize_t stderr stdin stdout time_t
    TINYIR_OK TINYIR_STATUS uint16_t uint32_t uint64_t uint8_t UINT_MAX uintmax_t uintptr_t
    ULONG_MAX unix va_list
    """.split()
)

_LIMITS = re.compile(
    r"U?INT(_LEAST|_FAST)?(8|16|32|64|MAX|PTR)_(MAX|MIN|C|WIDTH)"
    r"|(SIZE|PTRDIFF|SIG_ATOMIC|WCHAR|WINT|SSIZE)_(MAX|MIN|WIDTH)"
)


def is_macro(name: str) -> bool:
    """Whether a standard header defines `name`, among them the limits of <stdint.h>."""
    return name in C_MACROS or _LIMITS.fullmatch(name) is not None
