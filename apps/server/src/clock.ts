/**
 * How far the clocks of two processes may lie apart, in milliseconds. What was made further ahead than this was made while a clock
 * was wrong: it counts for nothing, or it would live until the right clock has caught up.
 */
export const clockSkewMs = 60_000
