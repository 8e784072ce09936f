import type { Locator } from '@playwright/test'

/** The properties of the 3D viewer's element that journeys use. */
type Viewer = HTMLElement & {
  toBlob: () => Promise<Blob>
  getDimensions: () => { x: number; y: number; z: number }
  prepareUSDZ: () => Promise<string>
}

/** A product in 3D. */
export function modelViewerOf(element: Locator) {
  const ask = <Result>(question: (viewer: Viewer) => Promise<Result>) => element.evaluate(question)
  return {
    element,
    /** The share of the picture that is not empty, from 0 to 1. */
    findShareDrawn: () => ask(findShareDrawn),
    /** Width, depth and height in centimetres. */
    measure: () => ask(measure),
    /** The USDZ file for iPhones: its first bytes and its size. */
    packForPhones: () => ask(packForPhones),
  }
}

async function findShareDrawn(viewer: Viewer): Promise<number> {
  const picture = await createImageBitmap(await viewer.toBlob())
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  pen?.drawImage(picture, 0, 0)
  const { data } = pen?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] }
  return data.filter((value, place) => place % 4 === 3 && value > 200).length / (data.length / 4)
}

async function measure(viewer: Viewer): Promise<number[]> {
  const { x, y, z } = viewer.getDimensions()
  return [x, z, y].map((metres) => metres * 100)
}

async function packForPhones(viewer: Viewer): Promise<{ start: string; bytes: number }> {
  const file = await (await fetch(await viewer.prepareUSDZ())).arrayBuffer()
  return { start: new TextDecoder('latin1').decode(file.slice(0, 2)), bytes: file.byteLength }
}
