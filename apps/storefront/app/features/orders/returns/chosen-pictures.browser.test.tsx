import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show, wordsOf } from '../../../../test/show.tsx'
import { ChosenPictures } from './chosen-pictures.tsx'
import { returnsMessages } from './returns.late.messages.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** A picture of a colour of its own. */
async function draw(name: string, width = 30, height = 20): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  return new File([blob ?? ''], name, { type: 'image/png', lastModified: 1 })
}

/** Chooses files, as the dialog of the browser does. */
function choose(...files: File[]): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('Nothing takes files')
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

async function showField(language: 'en' | 'ar' = 'en') {
  const chosen: File[][] = []
  function Field() {
    const [pictures, setPictures] = useState<readonly File[]>([])
    const change = (next: File[]) => {
      chosen.push(next)
      setPictures(next)
    }
    return <ChosenPictures pictures={pictures} onChange={change} />
  }
  const part = await show(<Field />, language)
  const t = wordsOf(returnsMessages, language)
  await expect.element(part.getByRole('button', { name: t.addPictures })).toBeVisible()
  return { part, t, names: () => chosen.at(-1)?.map(({ name }) => name) }
}

describe('the pictures of a request', () => {
  it('are shown, added to, and removed one by one', async () => {
    const { part, t, names } = await showField()
    choose(await draw('a.png'), await draw('b.png'))
    choose(await draw('c.png'))
    await expect.poll(names).toEqual(['a.png', 'b.png', 'c.png'])
    await part.getByRole('button', { name: t.removePicture({ place: 2 }) }).click()
    await expect.poll(names).toEqual(['a.png', 'c.png'])
    await expect.element(part.getByRole('img', { name: 'b.png' })).not.toBeInTheDocument()
    await expect.element(part.getByRole('img', { name: 'c.png' })).toBeVisible()
  })

  it.each(['en', 'ar'] as const)(
    'are four at most, and the shopper reads that others were left out: %s',
    async (language) => {
      const { t, names } = await showField(language)
      choose(...(await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => draw(`${name}.png`)))))
      await expect.poll(names).toEqual(['a.png', 'b.png', 'c.png', 'd.png'])
      await expect.element(page.getByRole('alert').getByText(t.picturesLeftOut({ max: 4 }))).toBeVisible()
      await expect.element(page.getByRole('button', { name: t.addPictures })).toHaveAttribute('aria-disabled', 'true')
    },
  )

  it('counts a file that is chosen twice once', async () => {
    const { part, names } = await showField()
    const file = await draw('a.png')
    choose(file)
    await expect.element(part.getByRole('img', { name: 'a.png' })).toBeVisible()
    choose(file)
    expect(names()).toEqual(['a.png'])
  })
})

describe('a picture that is sent', () => {
  it.each([
    ['smaller, when it is large', 3200, 800, [1600, 400]],
    ['as large as it is', 300, 200, [300, 200]],
  ])('is %s', async (_title, width, height, size) => {
    const sent = await shrinkPicture(await draw('a.png', width, height))
    const { width: wide, height: high } = await createImageBitmap(sent ?? new Blob())
    expect([sent?.type, wide, high]).toEqual(['image/jpeg', ...size])
  })

  it('is none, when the browser cannot open it', async () => {
    expect(await shrinkPicture(new File(['%PDF-1.7'], 'bill.pdf', { type: 'image/png' }))).toBeNull()
  })
})
