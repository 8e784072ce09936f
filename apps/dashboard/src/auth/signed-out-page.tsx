import { Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { Logo } from '../layout/logo.tsx'

/** A page outside the dashboard: the logo and what stands in the middle. */
export function SignedOutPage({ children }: { children: ReactNode }) {
  return (
    <Stack
      component="main"
      spacing={3}
      sx={{
        alignItems: 'center',
        justifyContent: 'center',
        minBlockSize: '100dvh',
        maxInlineSize: 460,
        marginInline: 'auto',
        p: 2,
      }}
    >
      <Logo />
      {children}
    </Stack>
  )
}
