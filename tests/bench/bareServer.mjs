/** A bare Node server that sends one answer: `node bareServer.mjs <file with the body> <file with its raw headers, as JSON> <port>`. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , bodyFile, headersFile, port] = process.argv
const body = readFileSync(bodyFile)
const headers = JSON.parse(readFileSync(headersFile, 'utf8'))
const server = createServer((_incoming, outgoing) => {
  outgoing.writeHead(200, headers)
  outgoing.end(body)
})
server.keepAliveTimeout = 75_000 // as the project's server, which tells it in a header
server.listen(Number(port), '127.0.0.1')
