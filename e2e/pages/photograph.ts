import type { Page } from '@playwright/test'

/** A picture as large as a phone takes it, with a text on it. */
export async function photograph(page: Page, text: string) {
  const address = await page.evaluate((shown) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1800 })
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('The browser draws nothing')
    pen.fillStyle = '#f5a524'
    pen.fillRect(0, 0, 2400, 1800)
    pen.fillStyle = '#10212b'
    pen.font = '600px sans-serif'
    pen.fillText(shown, 300, 1100)
    return canvas.toDataURL('image/jpeg')
  }, text)
  const buffer = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  return { name: `${text}.jpg`, mimeType: 'image/jpeg', buffer }
}
