/** What an outside service answers to a call of ours, but a file, is at most this long, in bytes. */
const maxAnswerBytes = 256 * 1024

/** An answer was longer than what its reader takes. */
export class BodyTooLong extends Error {
  constructor(maxBytes: number) {
    super(`The answer is longer than ${maxBytes} bytes`)
    this.name = 'BodyTooLong'
  }
}

/**
 * Reads the body of an outside service's answer as text, up to a limit. Beyond it the connection is given up.
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
