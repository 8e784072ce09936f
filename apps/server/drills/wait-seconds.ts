import { setTimeout as wait } from 'node:timers/promises'

/** Lets the crowd go on for a while: the drill is about what happens in time, and nothing is read from the clock. */
export const waitSeconds = (seconds: number): Promise<void> => wait(seconds * 1000)
