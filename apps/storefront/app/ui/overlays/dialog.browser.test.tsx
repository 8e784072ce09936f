import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { show } from '../../../test/show.tsx'
import { QuantityStepper } from '../forms/quantity-stepper.tsx'
import { Select } from '../forms/select.tsx'
import { TextField } from '../forms/text-field.tsx'
import { Dialog } from './dialog.tsx'

/** A form whose fields React controls, as in a request for a return, and a choice that counts at once. */
function Form() {
  const [isOpen, setOpen] = useState(true)
  const [isForm, setForm] = useState(true)
  const [note, setNote] = useState('')
  const [reason, setReason] = useState('')
  const [units, setUnits] = useState(1)
  const choices = (label: string) => (
    <Select label={label} value={reason} onChange={({ target }) => setReason(target.value)}>
      <option value="" />
      <option value="faulty">Faulty</option>
    </Select>
  )
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Return">
      {isForm && (
        <form>
          <TextField label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
          {choices('Reason')}
          <QuantityStepper value={units} max={3} onChange={setUnits} />
        </form>
      )}
      {choices('Filter')}
      <button type="button" onClick={() => setForm(false)}>
        Sent
      </button>
    </Dialog>
  )
}

async function openForm(): Promise<Locator> {
  await show(<Form />)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  return dialog
}

/** A finger beside the dialog. */
const pressOutside = (dialog: Locator) => dialog.click({ position: { x: 100, y: -20 }, force: true })

const typeNote = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Note' }).fill('It does not heat')
const chooseReason = (dialog: Locator) => dialog.getByRole('combobox', { name: 'Reason' }).selectOptions('faulty')
const raiseUnits = (dialog: Locator) => dialog.getByRole('button', { name: 'One more' }).click()

/** A dialog that is taken away when it closes, with its button. */
function Question() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Ask
      </button>
      {isAsking && (
        <Dialog isOpen onClose={() => setAsking(false)} title="Question">
          <button type="button" onClick={() => setAsking(false)}>
            Not now
          </button>
        </Dialog>
      )}
    </>
  )
}

it('gives the focus back to the button that opened it, also when it is taken away', async () => {
  const main = await show(<Question />)
  const ask = main.getByRole('button', { name: 'Ask' })
  for (const close of ['Not now', 'Close']) {
    await ask.click()
    await page.getByRole('dialog').getByRole('button', { name: close }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(ask).toHaveFocus()
  }
})

describe('a press outside', () => {
  it.each([
    ['a text is typed', typeNote],
    ['an option is chosen', chooseReason],
    ['a number is raised', raiseUnits],
  ])('does not close a form once %s; Escape does', async (_work, begin) => {
    const dialog = await openForm()
    await begin(dialog)
    await pressOutside(dialog)
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('closes a dialog whose form is not begun, or is gone', async () => {
    const untouched = await openForm()
    await untouched.getByRole('combobox', { name: 'Filter' }).selectOptions('faulty')
    await pressOutside(untouched)
    await expect.element(untouched).not.toBeInTheDocument()
    const sent = await openForm()
    await typeNote(sent)
    await sent.getByRole('button', { name: 'Sent' }).click()
    await pressOutside(sent)
    await expect.element(sent).not.toBeInTheDocument()
  })
})
