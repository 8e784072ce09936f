import { type Language, languages } from '@shop/contract'
import { openLocalStore } from '@shop/session'
import { purgeZXingModule } from 'barcode-detector/ponyfill'
import JsBarcode from 'jsbarcode'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inTurns } from '../../../test/in-turns.ts'
import { LanguageProvider } from '../../i18n/language.tsx'
import { AppTheme } from '../../theme/theme.tsx'
import { Barcode } from '../orders/papers/barcode.tsx'
import { ScanField } from './scan-field.tsx'

const words = {
  en: {
    camera: 'Scan with the camera',
    stop: 'Stop the camera',
    noReader: /^Barcodes could not/,
    noCamera: /^The cam/,
  },
  ar: {
    camera: 'المسح بالكاميرا',
    stop: 'إيقاف الكاميرا',
    noReader: /^تعذّرت قراءة/,
    noCamera: /^تعذّر فتح/,
  },
} as const

let root: Root
let scanned: string[]
/** What the camera sees. */
let sight: HTMLCanvasElement

beforeEach(() => {
  // The reader of the test before, which is kept for the next use.
  purgeZXingModule()
  scanned = []
  sight = document.createElement('canvas')
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

function openField(language: Language): void {
  openLocalStore().setItem('language', language)
  root.render(
    <LanguageProvider>
      <AppTheme>
        <div>
          <ScanField label="SKU" onScan={(code) => scanned.push(code)} />
          <Barcode text="NW-1002" />
        </div>
      </AppTheme>
    </LanguageProvider>,
  )
}

/** Holds a code before the camera and compares what was read. It is drawn again and again: an unchanged canvas gives no pictures. */
function hold(text: string, format: string) {
  return expect.poll(() => {
    JsBarcode(sight, text, { format, width: 3, margin: 30 })
    return scanned
  })
}

/** Holds the barcode of a label before the camera, as the page draws it. */
async function holdLabel() {
  const drawn = new Image()
  const svg = new XMLSerializer().serializeToString(page.getByRole('img', { name: /NW-1002/ }).element())
  drawn.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await drawn.decode()
  Object.assign(sight, { width: 640, height: 240 })
  return expect.poll(() => {
    sight.getContext('2d')?.drawImage(drawn, 0, 0, 640, 240)
    return scanned
  })
}

/** A browser of tests has no camera: the canvas is one. */
function useSightAsCamera(): MediaStreamTrack[] {
  sight.getContext('2d')
  const stream = sight.captureStream()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  return stream.getTracks()
}

describe.each(languages)('in %s', (language) => {
  const it = inTurns(language)
  const t = words[language]

  it('the camera reads barcodes where the browser has no reader, each once while it is in sight', async () => {
    expect(globalThis).not.toHaveProperty('BarcodeDetector')
    const [track] = useSightAsCamera()
    openField(language)
    await page.getByRole('button', { name: t.camera }).click()
    await hold('NW-1001', 'CODE128').toEqual(['NW-1001'])
    await hold('6221031954818', 'EAN13').toEqual(['NW-1001', '6221031954818'])
    await page.getByRole('button', { name: t.stop }).click()
    await expect.poll(() => track?.readyState).toBe('ended')
  })

  it('the camera reads the label of an order', async () => {
    useSightAsCamera()
    openField(language)
    await page.getByRole('button', { name: t.camera }).click()
    await (await holdLabel()).toEqual(['NW-1002'])
  })

  it('a browser without WebAssembly says so, and the field still takes a code', async () => {
    vi.stubGlobal('WebAssembly', undefined)
    useSightAsCamera()
    openField(language)
    await page.getByRole('button', { name: t.camera }).click()
    await expect.element(page.getByText(t.noReader)).toBeVisible()
    await page.getByRole('textbox', { name: 'SKU' }).fill('NW-1001')
    await userEvent.keyboard('{Enter}')
    expect(scanned).toEqual(['NW-1001'])
  })

  it('a camera that is not allowed is asked for again at the next press', async () => {
    const refusal = new DOMException('', 'NotAllowedError')
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValueOnce(refusal)
    openField(language)
    await page.getByRole('button', { name: t.camera }).click()
    await expect.element(page.getByText(t.noCamera)).toBeVisible()
    useSightAsCamera()
    await page.getByRole('button', { name: t.camera }).click()
    await hold('NW-1001', 'CODE128').toEqual(['NW-1001'])
  })
})
