import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import type { Db } from '../database/client.ts'
import type { CrashCounts } from '../modules/crash-reports/index.ts'
import type { ListStore } from '../modules/listing/index.ts'
import { measureDisk, measureProcess } from './process-metrics.ts'
import { measureOutgoingCalls, measureRequests } from './request-metrics.ts'
import { measureShop } from './shop-metrics.ts'

/** `folder`: whose disk is looked after. */
export type MetricsSettings = { host: string; port: number; folder: string }

/**
 * Opens `/metrics` in the form of Prometheus, on its own port, so that no proxy publishes the shop's figures. It
 * closes with the app.
 *
 * @returns where it is
 */
export async function openMetrics(
  app: FastifyInstance,
  { host, port, folder }: MetricsSettings,
  deps: { db: Db; crashCounts: CrashCounts; lists: ListStore },
): Promise<string> {
  const registry = new Registry()
  measureRequests(app, registry)
  measureProcess(registry, app, deps)
  measureDisk(registry, folder)
  measureOutgoingCalls(app, registry)
  measureShop(registry, deps.db, app.log)
  const server = createServer((request, response) => {
    if (request.url === '/metrics') void sendMetrics(registry, response, app)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://${host}:${(server.address() as AddressInfo).port}/metrics`
}

async function sendMetrics(registry: Registry, response: ServerResponse, { log }: FastifyInstance): Promise<void> {
  try {
    const text = await registry.metrics()
    response.writeHead(200, { 'content-type': registry.contentType }).end(text)
  } catch (error) {
    log.error({ err: error }, 'metrics: could not be read')
    response.writeHead(503).end()
  }
}
