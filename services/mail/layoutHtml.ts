import type { Block, TextPart } from './blocks'
import type { MailSite } from './defineMail'
import { signatureLines } from './layoutText'
import { linkOf } from './linkOf'

/*
 * Every element has its own styles, since many mail programs remove style sheets. Dark text on white, with
 * borders only: it remains readable in programs that invert colours, and the accent colour's contrast is
 * above 4.5:1 either way.
 */
const INK = '#16212b'
const MUTED = '#4b5a67'
const LINE = '#c9d2d9'
const ACCENT = '#0b5c7a'
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TEXT = `margin:0 0 16px;font-size:16px;line-height:1.55;color:${INK}`

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Escapes a text for an element or a quoted attribute. Control characters are removed, line breaks preserved.
 */
const escapeHtml = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

const withBreaks = (text: string): string => escapeHtml(text.trim()).replaceAll('\n', '<br>')

const partsHtml = (parts: readonly TextPart[], site: MailSite): string =>
  parts
    .map(({ text, url }) => {
      const words = escapeHtml(text).replaceAll('\n', '<br>')
      return url === undefined
        ? words
        : `<a href="${escapeHtml(linkOf(url, site))}" style="color:${ACCENT};text-decoration:underline">${words}</a>`
    })
    .join('')

const drawBlock = (block: Block, site: MailSite): string => {
  switch (block.type) {
    case 'paragraph':
      return `<p dir="auto" style="${TEXT}">${withBreaks(block.text)}</p>`
    case 'note':
      return `<p dir="auto" style="margin:24px 0 0;font-size:14px;line-height:1.5;color:${MUTED}">${withBreaks(block.text)}</p>`
    case 'quote':
      return `<blockquote dir="auto" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${LINE};font-size:16px;line-height:1.55;color:${INK}">${withBreaks(block.text)}</blockquote>`
    case 'heading':
      return `<h2 dir="auto" style="margin:28px 0 12px;font-size:20px;line-height:1.3;color:${INK}">${withBreaks(block.text)}</h2>`
    case 'linked':
      return `<p dir="auto" style="${TEXT}">${partsHtml(block.parts, site)}</p>`
    case 'list':
      return `<ul dir="auto" style="${TEXT};padding:0 0 0 24px">${block.items
        .map((item) => `<li style="margin:0 0 6px">${partsHtml(item, site)}</li>`)
        .join('')}</ul>`
    case 'picture':
      return `<p style="margin:0 0 16px"><img src="${escapeHtml(linkOf(block.url, site))}" alt="${escapeHtml(block.alt)}" width="600" style="display:block;width:100%;max-width:600px;height:auto;border:0"></p>`
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse;width:100%">${block.rows
        .map(
          ({ label, value }) =>
            `<tr><td valign="top" style="padding:8px 16px 8px 0;border-top:1px solid ${LINE};font-size:14px;line-height:1.5;color:${MUTED};white-space:nowrap">${withBreaks(label)}</td>` +
            `<td valign="top" dir="auto" style="padding:8px 0;border-top:1px solid ${LINE};font-size:16px;line-height:1.4;color:${INK};width:100%;word-break:break-word">${withBreaks(value)}</td></tr>`,
        )
        .join('')}</table>`
    case 'button': {
      const link = escapeHtml(linkOf(block.url, site))
      return (
        `<p style="margin:24px 0 8px"><a href="${link}" style="display:inline-block;padding:12px 20px;border:2px solid ${ACCENT};border-radius:4px;background:${ACCENT};color:#ffffff;font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>` +
        `<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${MUTED};word-break:break-all">${link}</p>`
      )
    }
  }
}

/** Renders a mail as HTML: one column, no pictures, no external content. */
export const layoutHtml = (subject: string, blocks: Block[], site: MailSite): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title></head>` +
  `<body style="margin:0;padding:0;background:#ffffff;color:${INK};${FONT}"><table role="presentation" cellpadding="0" cellspacing="0" width="100%"><tr><td align="center" style="padding:24px 16px">` +
  `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="max-width:600px;table-layout:fixed;text-align:start;${FONT}">` +
  `<tr><td style="padding:0 0 16px;border-bottom:2px solid ${ACCENT};font-size:18px;line-height:1.4;font-weight:700;color:${INK}">${escapeHtml(site.shortName)}</td></tr>` +
  `<tr><td style="padding:24px 0;overflow-wrap:anywhere;word-break:break-word">${blocks.map((block) => drawBlock(block, site)).join('')}</td></tr>` +
  `<tr><td style="padding:16px 0 0;border-top:1px solid ${LINE};font-size:13px;line-height:1.6;color:${MUTED}">${signatureLines(site).map(escapeHtml).join('<br>')}</td></tr>` +
  `</table></td></tr></table></body></html>`
