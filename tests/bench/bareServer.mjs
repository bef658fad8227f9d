/** A bare Node server that sends one body: `node bareServer.mjs <file> <content type> <encoding> <port>`. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , file, type, encoding, port] = process.argv
const body = readFileSync(file)
createServer((_incoming, outgoing) => {
  outgoing.writeHead(200, {
    'Content-Type': type,
    'Content-Encoding': encoding,
    'Content-Length': body.length,
  })
  outgoing.end(body)
}).listen(Number(port), '127.0.0.1')
