import { parentPort, workerData } from 'node:worker_threads'
import { type Papers, printSheets } from './print-sheets.ts'

/** Prints in a thread of its own, and ends with it (print-apart.ts). */
const { papers, at }: { papers: Papers; at: Date } = workerData
parentPort?.postMessage(printSheets(papers, at))
