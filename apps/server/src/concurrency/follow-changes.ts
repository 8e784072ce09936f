/** A value read from the database that follows its changes. */
export type FollowedValue<Value> = {
  /** The value after every change noted before this call. The next call retries a failed read. */
  current(): Promise<Value>
  /** Notes a change: the next call of `current` reads the value again. */
  note(): void
  /** The last value that was read; null before the first read. */
  readonly latest: Value | null
  /** Whether somebody has asked for the value; the first read may be under way. */
  readonly isAsked: boolean
}

/**
 * Reads at the first use, then once for all changes noted since the last read began.
 *
 * @param read gets the previous value; never runs concurrently
 */
export function followChanges<Value extends object>(
  read: (latest: Value | null) => Promise<Value>,
): FollowedValue<Value> {
  let latest: Value | null = null
  let isAsked = false
  /** How many changes were noted, and how many the value includes. The first read counts as one. */
  let noted = 1
  let applied = 0
  let reading: Promise<Value> | null = null

  async function readOnce(): Promise<Value> {
    const until = noted
    latest = await read(latest)
    applied = until
    return latest
  }

  return {
    async current() {
      isAsked = true
      const wanted = noted
      let value = latest
      while (value === null || applied < wanted) {
        reading ??= readOnce().finally(() => {
          reading = null
        })
        value = await reading
      }
      return value
    },
    note() {
      noted += 1
    },
    get latest() {
      return latest
    },
    get isAsked() {
      return isAsked
    },
  }
}
