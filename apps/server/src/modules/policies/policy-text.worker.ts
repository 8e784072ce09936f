import { parentPort } from 'node:worker_threads'
import { parsePolicy } from './policy-text.parser.ts'

/** Parses each text it receives. An error ends the worker. */
parentPort?.on('message', (markdown: string) => parentPort?.postMessage(parsePolicy(markdown)))
parentPort?.postMessage('ready')
