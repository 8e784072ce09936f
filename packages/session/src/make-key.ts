/** A new random UUID v4. `crypto.randomUUID` needs https, which a shop that is tried in the house does not have. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

/**
 * Idempotency keys of a form: the same content that is sent again, also from a dialog that was opened anew, keeps its key until
 * `forget` is told that it succeeded. Another content gets a new key.
 */
export function requestKeys() {
  const none = { content: '', key: '' }
  let sent = none
  return {
    keyOf(body: object): string {
      const content = JSON.stringify(body)
      if (content !== sent.content) sent = { content, key: makeKey() }
      return sent.key
    },
    forget(): void {
      sent = none
    },
  }
}

export type RequestKeys = ReturnType<typeof requestKeys>
