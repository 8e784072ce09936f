import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { goBack, show, wordsOf } from '../../../../test/show.tsx'
import stockPicture from '../../../ui/pictures/stock-picture.svg'
import { catalogMessages } from '../catalog.messages.ts'
import { samplePicture } from '../product.fixture.ts'
import { pictureZoomMessages } from './picture-zoom.late.messages.ts'
import { ProductGallery } from './product-gallery.tsx'

const name = 'Kettle'

it('Back closes the enlarged pictures and restores the focus', async () => {
  const part = await show(<ProductGallery name={name} pictures={[samplePicture(1)]} />)
  const link = part.getByRole('link', { name: wordsOf(catalogMessages, 'en').enlarge({ name, number: 1 }) })
  await link.click()
  const enlarged = page.getByRole('dialog', { name: `${wordsOf(pictureZoomMessages, 'en').lightbox}: ${name}` })
  await expect.element(enlarged).toBeVisible()
  await goBack()
  await expect.element(enlarged).not.toBeInTheDocument()
  await expect.element(link).toHaveFocus()
})

it('G-08: a stock picture replaces a broken picture', async () => {
  const part = await show(<ProductGallery name={name} pictures={[samplePicture(1)]} />)
  await expect.element(part.getByRole('img')).toHaveAttribute('src', stockPicture)
})
