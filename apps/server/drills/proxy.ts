import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

export type Proxy = { origin: string; certificate: string; stop(): Promise<void> }

const template = new URL('../../../deploy/nginx.conf.template', import.meta.url)

/**
 * Starts Debian's nginx with the configuration that the containers use, and a certificate of its own making.
 *
 * @param ports where the shops listen
 */
export async function startProxy(
  folder: string,
  { https, http, shops }: { https: number; http: number; shops: readonly number[] },
): Promise<Proxy> {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  const [certificate, key] = makeCertificate(folder)
  const values: Record<string, string> = {
    NGINX_FOLDER: folder,
    SHOP_SERVERS: shops.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join(' '),
    HTTP_PORT: `127.0.0.1:${http}`,
    HTTPS_PORT: `127.0.0.1:${https}`,
    // The whole crowd comes from one address here.
    CONNECTIONS_PER_ADDRESS: '2000',
    REQUESTS_PER_SECOND: '10000',
    SERVER_NAME: '127.0.0.1',
    CERTIFICATE: certificate,
    CERTIFICATE_KEY: key,
  }
  const config = readFileSync(template, 'utf8').replace(/\$\{([A-Z_]+)\}/g, (gap, name: string) => values[name] ?? gap)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, config)
  const arguments_ = ['-c', file, '-e', 'stderr', '-g', 'daemon off;']
  const child = spawn('nginx', arguments_, { stdio: 'ignore' })
  await untilListening(child, https)
  return {
    origin: `https://127.0.0.1:${https}`,
    certificate: readFileSync(certificate, 'utf8'),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Makes a certificate of 127.0.0.1, named as ACME clients name theirs. @returns the files */
export function makeCertificate(folder: string): [certificate: string, key: string] {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const subject = ['-subj', '/CN=drill', '-addext', 'subjectAltName=IP:127.0.0.1']
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  return [certificate, key]
}

/** nginx says nothing when it is ready: it is asked. */
async function untilListening(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('nginx ended before it listened')
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
  }
}
