import { once } from 'node:events'
import { type AddressInfo, type Socket, createServer } from 'node:net'

export interface FakeImap {
  /** As `IMAP_URL`. */
  url: string
  /** Puts a mail into the mailbox. */
  deliver: (source: string | Buffer) => void
  /** Numbers all mails anew, as a server does that was restored. */
  renumber: () => void
  /** Ends every connection in the middle of the next mail that is read. */
  cutNext: () => void
  /** How often somebody signed in. */
  signIns: () => number
  stop: () => Promise<void>
}

/** A word of a command, or a text in quotes. */
const wordsOf = (text: string): string[] =>
  [...text.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

/**
 * A mailbox that answers as RFC 3501 says, as far as this project reads it: one folder, no changes. The client is a real
 * one, which checks what it gets.
 */
export const startFakeImap = async (): Promise<FakeImap> => {
  const mails: { uid: number; source: Buffer }[] = []
  let uidValidity = 1
  let nextUid = 1
  let given = 0
  let isCut = false
  const sockets = new Set<Socket>()

  const search = (criteria: string): number[] => {
    const from = Number(/UID (\d+):\*/i.exec(criteria)?.[1] ?? 1)
    const last = mails.at(-1)?.uid ?? 0
    // `n:*` names the last mail also where its number is smaller
    return mails.map(({ uid }) => uid).filter((uid) => uid >= Math.min(from, last))
  }

  const fetch = (socket: Socket, uid: number, items: string): void => {
    const place = mails.findIndex((mail) => mail.uid === uid)
    const mail = mails[place]
    if (!mail) return
    const range = /BODY(?:\.PEEK)?\[\]<(\d+)\.(\d+)>/i.exec(items)
    const [start, length] = range ? [Number(range[1]), Number(range[2])] : [0, mail.source.length]
    const part = mail.source.subarray(start, start + length)
    const name = range ? `BODY[]<${start}>` : 'BODY[]'
    socket.write(
      `* ${place + 1} FETCH (UID ${uid} RFC822.SIZE ${mail.source.length} ${name} {${part.length}}\r\n`,
    )
    if (isCut) {
      isCut = false
      socket.destroy()
      return
    }
    socket.write(part)
    socket.write(')\r\n')
  }

  const answer = (socket: Socket, line: string): void => {
    const [tag = '*', command = '', ...rest] = line.split(' ')
    const ok = (text: string): void => void socket.write(`${tag} OK ${text}\r\n`)
    const tell = (text: string): void => void socket.write(`* ${text}\r\n`)
    const words = rest.join(' ')
    switch (command.toUpperCase()) {
      case 'CAPABILITY':
        tell('CAPABILITY IMAP4rev1')
        ok('done')
        return
      case 'LOGIN': {
        const [user, password] = wordsOf(words)
        if (user !== 'inbox' || password !== 'secret') {
          socket.write(`${tag} NO [AUTHENTICATIONFAILED] wrong\r\n`)
          return
        }
        given += 1
        ok('signed in')
        return
      }
      case 'LIST':
      case 'LSUB':
        tell(`${command.toUpperCase()} () "/" INBOX`)
        ok('done')
        return
      case 'SELECT':
      case 'EXAMINE':
        tell('FLAGS (\\Seen)')
        tell(`${mails.length} EXISTS`)
        tell('0 RECENT')
        tell(`OK [UIDVALIDITY ${uidValidity}] valid`)
        tell(`OK [UIDNEXT ${nextUid}] next`)
        ok('[READ-ONLY] done')
        return
      case 'UID': {
        const [verb = '', ...criteria] = rest
        if (verb.toUpperCase() === 'SEARCH') tell(['SEARCH', ...search(criteria.join(' '))].join(' '))
        else fetch(socket, Number(criteria[0]), criteria.slice(1).join(' '))
        ok('done')
        return
      }
      case 'LOGOUT':
        tell('BYE')
        ok('done')
        socket.end()
        return
      case 'NOOP':
      case 'CLOSE':
        ok('done')
        return
      default:
        socket.write(`${tag} BAD unknown command\r\n`)
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined) // the tests cut connections on purpose
    socket.write('* OK ready\r\n')
    let rest = ''
    socket.on('data', (data) => {
      const lines = `${rest}${data.toString('latin1')}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) answer(socket, line)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `imap://inbox:secret@127.0.0.1:${port}/INBOX`,
    deliver: (source) => {
      mails.push({ uid: nextUid, source: Buffer.from(source) })
      nextUid += 1
    },
    renumber: () => {
      uidValidity += 1
      nextUid = 1
      for (const mail of mails) {
        mail.uid = nextUid
        nextUid += 1
      }
    },
    cutNext: () => {
      isCut = true
    },
    signIns: () => given,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
