import { vi } from 'vitest'

/** Takes what the page saves as files during this test, so that the browser does not download it. */
export function takeSavedFiles(): { name: string; text: Promise<string> }[] {
  const files: { name: string; text: Promise<string> }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    // The address is taken back right after the press.
    files.push({ name: this.download, text: fetch(this.href).then(readText) })
  })
  return files
}

/** A byte order mark belongs to the text. */
const readText = async (content: Response) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer())
