/** Maximum size of an outside service's answer, except for files, in bytes. */
const maxAnswerBytes = 256 * 1024

/** An answer was longer than its reader's limit. */
export class BodyTooLong extends Error {
  constructor(maxBytes: number) {
    super(`The answer is longer than ${maxBytes} bytes`)
    this.name = 'BodyTooLong'
  }
}

/**
 * Reads the body of an outside service's answer as text, up to a limit. A longer answer closes the connection.
 *
 * @throws BodyTooLong
 */
export async function readLimitedText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the body.
  for await (const piece of response.body ?? []) {
    length += piece.byteLength
    if (length > maxAnswerBytes) throw new BodyTooLong(maxAnswerBytes)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
