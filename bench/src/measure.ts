import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export type PlannedRequest = { path: string; body?: unknown; key?: string }

/** Requests of the load process, sent in sequence and repeated from the first. */
export type LoadPlan = {
  origin: string
  method: 'GET' | 'POST'
  requests: PlannedRequest[]
  connections: number
  seconds: number
  /** Number of requests to send instead of a duration, for requests that can be sent only once. */
  amount?: number
  /** Index of the first request to send. */
  first?: number
  headers: Record<string, string>
}

/** One row of the table: requests for the shop and for the floor. */
export type Scenario = {
  name: string
  /** A name that scenarios share which are measured in the same turns. */
  turnsOf?: string
  /** Min share of the floor's requests per second; without it there is no target. */
  target?: number
  method: LoadPlan['method']
  shop: PlannedRequest[]
  floor: PlannedRequest[]
  /** Requests of a turn, for requests that can be sent only once. */
  amount?: number
  /** Whether the clerk sends them. */
  isOfStaff?: true
}

/** Times in milliseconds. */
export type LoadResult = { requests: number; failed: number; perSecond: number; p50: number; p99: number }
export type Measurement = LoadResult & { cpuMillisPerRequest: number; memoryMb: number }

const loadProgram = fileURLToPath(new URL('load.ts', import.meta.url))

/** Loads a server from a second process and measures the server's CPU and memory. @param pid the server's process */
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

/** The median measurement by one of its figures. */
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

/** Current memory of a process. */
export function readMemoryMb(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(line?.[1] ?? 0) / 1024)
}

/** Whether this machine reports CPU and memory of a process. */
export function canMeasureCosts(): boolean {
  return readdirSync('/').includes('proc') && process.platform === 'linux'
}
