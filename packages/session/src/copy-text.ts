/**
 * Copies a text, also where the browser has no clipboard or refuses it: without https only a selected field can be copied.
 *
 * @returns false when the text could not be copied
 */
export async function copyText(text: string): Promise<boolean> {
  // Not there without https, whatever the types say.
  const clipboard: Clipboard | undefined = navigator.clipboard
  const isCopied = await clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  return isCopied || copyFromField(text)
}

function copyFromField(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  // Read-only opens no keyboard on a phone; fixed does not scroll the page.
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // A field outside of an open modal dialog cannot be selected.
  const place = focused?.closest('dialog, [role="dialog"]') ?? document.body
  place.append(field)
  field.select()
  // Deprecated, but nothing else copies in an insecure context.
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}
