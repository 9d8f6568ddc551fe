import { createTheme } from '@mantine/core'
import { components } from './component-defaults.ts'
import { granite, laterite, marigold, night, paddy, peacock } from './palette.ts'

/** A text in any of the six scripts has its font, which loads where the device has none (font.css). */
const fontFamily = `var(--first-font, 'Anek Tamil Variable'), 'Anek Tamil Variable', 'Anek Fallback', 'Anek Fallback Roboto',
  'Anek Fallback DejaVu', 'Anek Fallback Tamil', 'Anek Malayalam', 'Anek Telugu', 'Anek Kannada', 'Anek Devanagari', system-ui,
  sans-serif`

/** The product's Mantine theme. Further colour roles are CSS variables in tokens.css. */
export const theme = createTheme({
  white: '#ffffff',
  black: '#1c2423',
  // gray, dark, red, green and yellow are the names Mantine's components reach for by themselves.
  colors: {
    peacock,
    marigold,
    gray: granite,
    dark: night,
    red: laterite,
    green: paddy,
    yellow: marigold,
  },
  primaryColor: 'peacock',
  primaryShade: { light: 6, dark: 5 },
  // Ink on marigold, white on the others. Mantine chooses by the light scheme's shade, so both must agree.
  autoContrast: true,
  luminanceThreshold: 0.3,
  fontFamily,
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.1875rem', xl: '1.4375rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.5', xl: '1.4' },
  headings: {
    fontFamily,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2rem, 1.4rem + 2.5vw, 3.25rem)', lineHeight: 'var(--leading-display)' },
      h2: { fontSize: 'clamp(1.625rem, 1.35rem + 1.2vw, 2.25rem)', lineHeight: 'var(--leading-heading)' },
      h3: { fontSize: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)', lineHeight: 'var(--leading-heading)' },
      h4: { fontSize: '1.1875rem', lineHeight: 'var(--leading-heading)' },
      h5: { fontSize: '1rem', lineHeight: 'var(--leading-heading)' },
      h6: { fontSize: '0.9375rem', lineHeight: 'var(--leading-heading)' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1.25rem', xl: '2rem' },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--elevation-1)',
    sm: 'var(--elevation-1)',
    md: 'var(--elevation-2)',
    lg: 'var(--elevation-3)',
    xl: 'var(--elevation-3)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components,
})
