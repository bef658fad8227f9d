import { type SaxesTagPlain, SaxesParser } from 'saxes'
import { letOthersRun } from '../yieldLoop'
import { UnreadableFileError } from './table.schema'

/** How much is parsed before the event loop may turn. */
const CHUNK_LENGTH = 32 * 1024

export interface XmlHandlers {
  /** A tag begins; its name is without prefix. */
  open?: (name: string, attributes: Partial<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads XML as a stream of its parts. It knows no entities but the five of XML, and refuses a document type. The event
 * loop is not held.
 * @throws UnreadableFileError for what is not XML, and what the handlers throw
 */
export const parseXml = async (xml: Uint8Array, { open, text, close }: XmlHandlers): Promise<void> => {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const refuse = (): never => {
    throw new UnreadableFileError('This workbook is damaged.')
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  if (open)
    parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
      open(localName(name), attributes)
    })
  if (text) parser.on('text', text)
  if (close)
    parser.on('closetag', ({ name }: SaxesTagPlain) => {
      close(localName(name))
    })
  const decoder = new TextDecoder('utf-8')
  for (let start = 0; start < xml.length; start += CHUNK_LENGTH) {
    await letOthersRun()
    parser.write(decoder.decode(xml.subarray(start, start + CHUNK_LENGTH), { stream: true }))
  }
  parser.close()
}
