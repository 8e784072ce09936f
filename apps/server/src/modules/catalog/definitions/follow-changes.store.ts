/** Something read from the database that follows its changes. */
export type FollowedValue<Value> = {
  /** The value as it is after every change that was noted before this call. A failed read is tried again by the next call. */
  current(): Promise<Value>
  /** It has changed: the next call of `current` reads it again. */
  note(): void
  /** What was read last; null before the first read. */
  readonly latest: Value | null
}

/**
 * Follows changes by reading: at first need, then once for all changes noted since the last read began.
 *
 * @param read gets what was read last; never runs twice at a time
 */
export function followChanges<Value extends object>(
  read: (latest: Value | null) => Promise<Value>,
): FollowedValue<Value> {
  let latest: Value | null = null
  /** How many changes were noted, and how many of them the value shows. The first read counts as one. */
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
  }
}
