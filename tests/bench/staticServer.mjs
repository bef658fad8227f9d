/** Serves a folder of hand-written files, compressed once: `node staticServer.mjs <folder> <font> <port>`. */
import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const [, , folder, font, port] = process.argv
const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css; charset=utf-8' }

const files = new Map(
  readdirSync(folder).map((name) => {
    const headers = { 'Content-Type': TYPES[path.extname(name)], 'Content-Encoding': 'br' }
    return [`/${name}`, { headers, body: brotliCompressSync(readFileSync(path.join(folder, name))) }]
  }),
)
files.set('/', files.get('/index.html'))
files.set('/font.woff2', { headers: { 'Content-Type': 'font/woff2' }, body: readFileSync(font) })

createServer((incoming, outgoing) => {
  const file = files.get(incoming.url ?? '/')
  if (!file) {
    outgoing.writeHead(404).end()
    return
  }
  outgoing.writeHead(200, { ...file.headers, 'Content-Length': file.body.length })
  outgoing.end(file.body)
}).listen(Number(port), '127.0.0.1')
