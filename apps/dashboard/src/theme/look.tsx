import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { CssBaseline, createTheme, ThemeProvider } from '@mui/material'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { directionOf } from '@shop/i18n'
import { type ReactNode, useMemo } from 'react'
import { prefixer } from 'stylis'
import { useLanguage } from '../i18n/language.tsx'
import { makeTheme } from './theme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** Styles are made while the page runs: under the page's nonce, and mirrored for Arabic. */
const caches = {
  ltr: createCache({ key: 'ltr', nonce, prepend: true }),
  rtl: createCache({ key: 'rtl', nonce, prepend: true, stylisPlugins: [prefixer, rtlPlugin] }),
}

/** The look of everything below, in the direction of the language. */
export function Look({ children }: { children: ReactNode }) {
  const direction = directionOf[useLanguage()]
  const theme = useMemo(() => createTheme(makeTheme(direction)), [direction])
  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
