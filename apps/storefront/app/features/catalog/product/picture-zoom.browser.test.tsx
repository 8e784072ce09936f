import { languages } from '@shop/contract'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkPart } from '../../../../test/check-part.ts'
import { show, windows, wordsOf } from '../../../../test/show.tsx'
import { catalogMessages } from '../catalog.messages.ts'
import { samplePicture } from '../product.fixture.ts'
import { pictureZoomMessages } from './picture-zoom.late.messages.ts'
import { ProductGallery } from './product-gallery.tsx'

/** The start of an address that is a picture, whatever follows: only a picture that is there can be zoomed. */
const base = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"/>')}#`
const pictures = [1, 2, 3].map((id) => ({ ...samplePicture(id), base, image: base }))

it.each(languages)('P-02: pictures are enlarged, zoomed and paged through by keys (%s)', async (language) => {
  await page.viewport(...windows.phone)
  const catalog = wordsOf(catalogMessages, language)
  const zoom = wordsOf(pictureZoomMessages, language)
  const part = await show(<ProductGallery name="Kettle" pictures={pictures} />, language)
  const second = part.getByRole('button', { name: catalog.showPicture({ number: 2 }) })
  await second.click()
  await expect.element(second).toHaveAttribute('aria-current', 'true')
  const link = part.getByRole('link', { name: catalog.enlarge({ name: 'Kettle', number: 1 }) })
  ;(link.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: `${zoom.lightbox}: Kettle` })
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  await expect.element(dialog).toBeVisible()
  await expect.element(button(zoom.zoomOut)).toBeDisabled()
  await expect.element(button(zoom.zoomIn)).toBeEnabled()
  await userEvent.keyboard('+')
  await expect.element(button(zoom.zoomOut)).toBeEnabled()
  await userEvent.keyboard('-')
  await expect.element(button(zoom.zoomOut)).toBeDisabled()

  await button(zoom.next).click()
  await expect.element(dialog.getByRole('group', { name: zoom.place({ index: '2', total: '3' }) })).toBeVisible()
  await userEvent.keyboard(language === 'ar' ? '{ArrowRight}' : '{ArrowLeft}')
  await expect.element(button(zoom.previous)).toBeDisabled()
  await checkPart()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(link).toHaveFocus()
})
