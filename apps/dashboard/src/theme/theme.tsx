import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { CssBaseline, createTheme, ThemeProvider } from '@mui/material'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { type Direction, directionOf } from '@shop/i18n'
import { type ReactElement, useMemo } from 'react'
import { defaultTheme, type RaThemeOptions } from 'react-admin'
import { prefixer } from 'stylis'
import { useLanguage, useMessages } from '../i18n/language.tsx'
import { colors } from './colors.ts'
import { components } from './components.ts'
import { themeMessages } from './theme.messages.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** Emotion inserts styles at run time: with the nonce of the page, and mirrored for Arabic. */
const caches = {
  ltr: createCache({ key: 'ltr', nonce, prepend: true }),
  rtl: createCache({ key: 'rtl', nonce, prepend: true, stylisPlugins: [prefixer, rtlPlugin] }),
}

/** Provides the theme in the direction of the language. */
export function AppTheme({ children }: { children: ReactElement }) {
  const direction = directionOf[useLanguage()]
  const options = useShopTheme()
  const theme = useMemo(() => createTheme(options), [options])
  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}

/** react-admin's theme in the shop's colors, compact for daily work, in the language of the page. */
export function useShopTheme(): RaThemeOptions {
  const direction = directionOf[useLanguage()]
  const t = useMessages(themeMessages)
  return useMemo(() => {
    const theme = makeTheme(direction)
    const getItemAriaLabel = (type: string) => (type === 'next' ? t.nextPage : t.previousPage)
    const named = {
      MuiAutocomplete: { defaultProps: { openText: t.openList, closeText: t.closeList, clearText: t.clearChoice } },
      MuiTablePagination: { defaultProps: { getItemAriaLabel } },
    }
    return { ...theme, components: { ...theme.components, ...named } }
  }, [direction, t])
}

function makeTheme(direction: Direction): RaThemeOptions {
  // Arabic letters look smaller at the same size.
  const fontSize = direction === 'rtl' ? 15 : 14
  return {
    ...defaultTheme,
    direction,
    palette: {
      mode: 'light',
      primary: { main: colors.nile, dark: colors.nileStrong, light: colors.nileSoft, contrastText: '#ffffff' },
      secondary: { main: colors.lamp, dark: colors.lampStrong, light: colors.lampSoft, contrastText: colors.ink },
      success: { main: colors.success, light: colors.successSoft },
      warning: { main: colors.warning, light: colors.warningSoft },
      error: { main: colors.danger, light: colors.dangerSoft },
      info: { main: colors.nile, light: colors.nileSoft },
      background: { default: colors.paper, paper: colors.card },
      text: { primary: colors.ink, secondary: colors.muted },
      divider: colors.line,
    },
    typography: {
      fontFamily: "'Cairo Variable', system-ui, sans-serif",
      fontSize,
      button: { textTransform: 'none', fontWeight: 600 },
      h5: { fontWeight: 700 },
      h6: { fontWeight: 700, fontSize: '1.125rem' },
    },
    shape: { borderRadius: 8 },
    sidebar: { width: 232, closedWidth: 56 },
    components: { ...defaultTheme.components, ...components },
  }
}
