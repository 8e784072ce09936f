import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** What our papers and the boxes of goods carry. */
const formats = ['code_128', 'ean_13', 'ean_8', 'upc_a', 'qr_code'] as const

type BarcodeReader = { detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> }

/** Of a browser that has its own; TypeScript does not know it yet. */
type BarcodeReaderClass = {
  new (options: { formats: string[] }): BarcodeReader
  getSupportedFormats(): Promise<string[]>
}

/**
 * Opens the barcode reader of the browser (Chrome on Android), or else one in WebAssembly, which is loaded now.
 *
 * @throws where WebAssembly is missing or forbidden, or cannot be loaded
 */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: BarcodeReaderClass }
  // A phone without the services of Google has the class, but it reads nothing.
  const own = (await Own?.getSupportedFormats()) ?? []
  if (Own && own.includes('code_128')) return new Own({ formats: formats.filter((format) => own.includes(format)) })

  const { BarcodeDetector, prepareZXingModule, purgeZXingModule } = await import('barcode-detector/ponyfill')
  try {
    await prepareZXingModule({ overrides: { locateFile }, fireImmediately: true })
  } catch (error) {
    // Otherwise the failure would be remembered, and the next press of the button could not succeed.
    purgeZXingModule()
    throw error
  }
  return new BarcodeDetector({ formats: [...formats] })
}

/** From our own files: the library would ask a server of others. */
const locateFile = () => wasmUrl
