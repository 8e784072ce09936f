import { expect, it } from 'vitest'
import { Toasts } from './toasts.tsx'

it('G-06: toasts of the dashboard show at the top right for five seconds', () => {
  expect(Toasts().props).toMatchObject({
    autoHideDuration: 5000,
    anchorOrigin: { vertical: 'top', horizontal: 'right' },
  })
})
