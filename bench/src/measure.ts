import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export type PlannedRequest = { path: string; body?: unknown; key?: string }

/** What the load process sends: requests taken one after another, from the first again when they run out. */
export type LoadPlan = {
  origin: string
  method: 'GET' | 'POST'
  requests: PlannedRequest[]
  connections: number
  seconds: number
  /** Stop after so many requests instead of after a time: for requests that can be sent once only. */
  amount?: number
  /** Which request of the list comes first. */
  first?: number
  headers: Record<string, string>
}

/** One row of the table: the requests for the shop, and for the floor beside it. */
export type Scenario = {
  name: string
  /** The least share of the floor's requests per second, where the shop promises one. */
  target?: number
  method: LoadPlan['method']
  shop: PlannedRequest[]
  floor: PlannedRequest[]
  /** For requests that can be sent once: how many a turn sends. */
  amount?: number
}

/** Times in milliseconds. */
export type LoadResult = { requests: number; failed: number; perSecond: number; p50: number; p99: number }
export type Measurement = LoadResult & { cpuMillisPerRequest: number; memoryMb: number }

const loadProgram = fileURLToPath(new URL('load.ts', import.meta.url))

/** Loads a server from a second process and looks at what it costs the server. @param pid the server's process */
export async function measure(plan: LoadPlan, pid: number): Promise<Measurement> {
  const before = readCpuMillis(pid)
  const result = await sendLoad(plan)
  const cpu = readCpuMillis(pid) - before
  return {
    ...result,
    cpuMillisPerRequest: cpu / Math.max(1, result.requests + result.failed),
    memoryMb: readMemoryMb(pid),
  }
}

async function sendLoad(plan: LoadPlan): Promise<LoadResult> {
  const child = spawn(process.execPath, [loadProgram], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(plan))
  return JSON.parse(await text(child.stdout))
}

/** The measurement in the middle by one of its figures. */
export function median(measurements: readonly Measurement[], by: keyof Measurement = 'perSecond'): Measurement {
  const sorted = [...measurements].sort((a, b) => a[by] - b[by])
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Nothing was measured')
  return middle
}

/** User and system time of a process with all its threads; Linux counts them in hundredths of a second. */
function readCpuMillis(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** What a process holds in memory now. */
export function readMemoryMb(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(line?.[1] ?? 0) / 1024)
}

/** Whether this machine can tell what a process costs. */
export function canMeasureCosts(): boolean {
  return readdirSync('/').includes('proc') && process.platform === 'linux'
}
