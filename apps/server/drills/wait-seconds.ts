import { setTimeout as wait } from 'node:timers/promises'

/** Lets the crowd go on for a while: a drill runs in real time, and asserts no duration. */
export const waitSeconds = (seconds: number): Promise<void> => wait(seconds * 1000)
