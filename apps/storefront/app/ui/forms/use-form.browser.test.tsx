import { ApiError } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../test/show.tsx'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

const need = (text: string) => (text === '' ? 'required' : null)
const checks = { name: need, city: need, code: need }

type Call = (draft: object) => Promise<void>

/** A form with its faults as they are, which has no code. */
function Probe({ send }: { send: Call }) {
  const form = useForm({ checks, send })
  const errorOf = (name: 'name' | 'city') => {
    const fault = form.faults[name]
    return typeof fault === 'object' ? fault.said : fault
  }
  return (
    <form {...form.properties} aria-label="Probe">
      <TextField name="name" label="Name" error={errorOf('name')} />
      <TextField name="city" label="City" error={errorOf('city')} />
      <button type="submit">Send</button>
      <output>{form.error === null ? 'no error' : String(form.error)}</output>
    </form>
  )
}

async function showProbe(send: Call) {
  const part = await show(<Probe send={send} />)
  const field = (name: string) => part.getByRole('textbox', { name })
  return { part, name: field('Name'), city: field('City'), press: () => part.getByRole('button').click() }
}

describe('a form', () => {
  it('is not sent with faults: the first wrong field takes the focus, and what was typed stays', async () => {
    const sent: object[] = []
    const { name, city, press } = await showProbe(async (draft) => void sent.push(draft))
    await name.fill('Mona')
    await press()
    await expect.element(city).toHaveFocus()
    await expect.element(city).toHaveAccessibleDescription('required')
    await expect.element(city).toBeInvalid()
    await expect.element(name).toHaveValue('Mona')
    await expect.element(name).toBeValid()
    expect(sent).toEqual([])
    await city.fill('Giza')
    await expect.element(city, { message: 'its fault goes when it changes' }).toBeValid()
    await press()
    await expect
      .poll(() => sent, { message: 'what the form does not contain is not checked' })
      .toEqual([{ name: 'Mona', city: 'Giza', code: '' }])
  })

  it('is sent once by a double press, and is busy meanwhile', async () => {
    const answer = Promise.withResolvers<void>()
    let sent = 0
    const { part, name, city } = await showProbe(() => {
      sent += 1
      return answer.promise
    })
    await name.fill('Mona')
    await city.fill('Giza')
    await userEvent.dblClick(part.getByRole('button'))
    const form = part.getByRole('form')
    await expect.element(form).toHaveAttribute('aria-busy', 'true')
    answer.resolve()
    await expect.element(form).toHaveAttribute('aria-busy', 'false')
    expect(sent).toBe(1)
  })

  it('shows what the server says of a field there, once, and gives it the focus', async () => {
    const said = 'is not a city of Egypt'
    const refusal = new ApiError(422, {
      message: 'Check the form',
      errors: { city: [said, said], code: [], other: ['x'] },
    })
    const { part, name, city, press } = await showProbe(() => Promise.reject(refusal))
    await name.fill('Mona')
    await city.fill('Paris')
    await press()
    await expect.element(city).toHaveAccessibleDescription(said)
    await expect.element(city).toHaveFocus()
    await expect.element(city).toHaveValue('Paris')
    await expect.element(part.getByRole('status')).toHaveTextContent('ApiError: Check the form')
    await city.fill('Giza')
    await expect.element(city).toBeValid()
  })
})
