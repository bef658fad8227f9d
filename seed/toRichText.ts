import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'
import { textEditor } from '../collections/fields/richText'
import type { ToRichText } from './content/types'

/** A converter with the configuration of the panel's editor. */
export const createToRichText = async (payload: Payload): Promise<ToRichText> => {
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor: textEditor })
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown: markdown.trim() })
}
