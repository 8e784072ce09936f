import type { Direction } from '@shop/i18n'
import { defaultTheme, type RaThemeOptions } from 'react-admin'
import { colors } from './colors.ts'
import { components } from './components.ts'

/** react-admin's theme in the shop's colours: calm and dense, for people who look at it all day. */
export function makeTheme(direction: Direction): RaThemeOptions {
  // Arabic letters are smaller at the same size.
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
