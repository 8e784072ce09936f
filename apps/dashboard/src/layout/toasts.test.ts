import { expect, it } from 'vitest'
import { Toasts } from './toasts.tsx'

it('G-06: notices of the dashboard stand at the top right and go after five seconds', () => {
  expect(Toasts().props).toMatchObject({
    autoHideDuration: 5000,
    anchorOrigin: { vertical: 'top', horizontal: 'right' },
  })
})
