import { expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { TextField } from './text-field.tsx'

it('a field stays as it is when the one beside it gets an error', async () => {
  const main = await show(
    <div className="grid grid-cols-2">
      <TextField label="First name" error="Enter your first name." />
      <TextField label="Last name" />
    </div>,
  )
  await expect.element(main.getByText('Enter your first name.')).toBeVisible()
  const [wrong, right] = main
    .getByRole('textbox')
    .elements()
    .map((field) => field.getBoundingClientRect())
  expect([right?.top, right?.height]).toEqual([wrong?.top, wrong?.height])
})
