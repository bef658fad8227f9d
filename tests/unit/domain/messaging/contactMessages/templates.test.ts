import { describe, expect, it } from 'vitest'
import {
  fillTemplate,
  unknownTemplateFields,
} from '../../../../../domain/messaging/contactMessages/templates/templates.schema'

describe('a template of answers', () => {
  it('is filled in with what is known of the message and its reader', () => {
    const values = { name: 'مريم', subject: '{{name}} & $&', myName: 'Achol' }
    expect(fillTemplate('{{name}}: {{ subject }}, {{myName}}. {{name}}', values)).toBe(
      'مريم: {{name}} & $&, Achol. مريم',
    )
  })

  it('leaves what is no field as it was written', () => {
    const values = { name: 'Deng', subject: 'Q', myName: 'Achol' }
    expect(fillTemplate('{name} {{constructor}} {{}}', values)).toBe('{name} {{constructor}} {{}}')
  })

  it('tells the names that do not exist, each once', () => {
    expect(unknownTemplateFields('{{name}} {{nmae}} {{ nmae }} {{toString}} {name}')).toEqual([
      'nmae',
      'toString',
    ])
  })
})
