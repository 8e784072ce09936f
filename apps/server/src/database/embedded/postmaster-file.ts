/** What postmaster.pid tells of a running (or crashed) server. `status` is null while the server still writes the file. */
export type PostmasterFile = { pid: number; port: number | null; status: PostmasterStatus | null }
export type PostmasterStatus = 'starting' | 'stopping' | 'ready' | 'standby'

const statuses: readonly string[] = ['starting', 'stopping', 'ready', 'standby'] satisfies PostmasterStatus[]

/**
 * Reads postmaster.pid. Its lines are: pid, data folder, start time, port, socket folder, listen address,
 * shared memory key, status; the later ones are written as the server comes up.
 *
 * @returns null where the first line is not a process id (an empty file after a power cut)
 * @see https://www.postgresql.org/docs/18/storage-file-layout.html
 */
export function parsePostmasterFile(text: string): PostmasterFile | null {
  const lines = text.split('\n').map((line) => line.trim())
  const pid = parsePositive(lines[0])
  if (pid === null) return null
  return { pid, port: parsePositive(lines[3]), status: isStatus(lines[7]) ? lines[7] : null }
}

function parsePositive(line: string | undefined): number | null {
  return line !== undefined && /^[1-9]\d{0,9}$/.test(line) ? Number(line) : null
}

function isStatus(line: string | undefined): line is PostmasterStatus {
  return line !== undefined && statuses.includes(line)
}
