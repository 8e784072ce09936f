import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { QrCode } from './qr-code.tsx'

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

let root: Root
afterEach(() => root.unmount())

/** What a camera reads in a picture that the page draws. */
async function readPicture(picture: Element): Promise<string[]> {
  const drawn = new Image()
  drawn.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`
  await drawn.decode()
  const context = new OffscreenCanvas(300, 300).getContext('2d')
  if (!context) throw new Error('The browser cannot draw')
  context.drawImage(drawn, 0, 0, 300, 300)
  return (await readBarcodes(context.getImageData(0, 0, 300, 300))).map(({ text }) => text)
}

it.each([
  `https://invoicing.eta.gov.eg/receipts/search/${'a7f1'.repeat(16)}/share/2026-11-24T10:00:00Z#Total:1140,IssuerRIN:674859545`,
  'otpauth://totp/Nawwar:%2B201012345678?secret=JBSWY3DPEHPK3PXP&issuer=Nawwar',
])('a code of %s is read as this text', async (text) => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<QrCode text={text} label="The code" />)
  const code = page.getByRole('img', { name: 'The code' })
  await expect.element(code).toBeVisible()
  expect(await readPicture(code.element())).toEqual([text])
})
