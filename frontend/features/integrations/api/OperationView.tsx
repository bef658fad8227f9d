import { SimpleTable } from '../../../components/list/SimpleTable'
import { Disclosure } from '../../../components/ui/Disclosure'
import type { ApiContent, ApiOperationView, JsonSchema } from './openApi.types'
import { fieldsOf, typeText } from './schemaText'

const Fields = ({ caption, schema }: { caption: string; schema: JsonSchema }) => (
  <SimpleTable
    caption={caption}
    headers={['Field', 'Type', 'Meaning']}
    rows={fieldsOf(schema).map(({ name, schema: field, isRequired }) => ({
      key: name,
      cells: [
        <code key="name" className="break-all">
          {name}
        </code>,
        `${typeText(field)}${isRequired ? '' : ', optional'}`,
        field.description ?? '',
      ],
    }))}
    empty="No fields"
  />
)

/** What is sent or answered: the fields of JSON, or the type of a file. */
const Content = ({ caption, content = {} }: { caption: string; content?: ApiContent }) =>
  Object.entries(content).map(([type, { schema }]) =>
    type === 'application/json' && schema ? (
      <Fields key={type} caption={caption} schema={schema} />
    ) : (
      <p key={type}>
        {caption}: {type === '*/*' ? 'a file' : `a file, ${type}`}
      </p>
    ),
  )

const parameterType = (schema: JsonSchema, isRequired: boolean): string => {
  const usual = schema.default === undefined ? '' : `, otherwise ${JSON.stringify(schema.default)}`
  return `${typeText(schema)}${isRequired ? '' : `, optional${usual}`}`
}

export interface OperationViewProps {
  method: string
  path: string
  operation: ApiOperationView
}

/** One endpoint: what it is asked, what it answers. */
export const OperationView = ({ method, path, operation }: OperationViewProps) => {
  const { summary, description, parameters = [], requestBody, responses } = operation
  const title = `${method.toUpperCase()} ${path}`
  const [answered] = Object.entries(responses).filter(([status]) => Number(status) < 300)
  return (
    <Disclosure title={`${title}: ${summary}`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-2 pb-6">
        {description && <p>{description.replaceAll('`', '')}</p>}
        {parameters.length > 0 && (
          <SimpleTable
            caption={`Parameters of ${title}`}
            headers={['Parameter', 'Type', 'Meaning']}
            rows={parameters.map((parameter) => ({
              key: parameter.name,
              cells: [
                <code key="name">{parameter.name}</code>,
                parameterType(parameter.schema, parameter.required),
                (parameter.description ?? '').replaceAll('`', ''),
              ],
            }))}
            empty="No parameters"
          />
        )}
        <Content caption={`What is sent to ${title}`} content={requestBody?.content} />
        <Content caption={`What ${title} answers`} content={answered?.[1].content} />
        <SimpleTable
          caption={`Statuses of ${title}`}
          headers={['Status', 'Meaning']}
          rows={Object.entries(responses).map(([status, answer]) => ({
            key: status,
            cells: [status, answer.description],
          }))}
          empty="No statuses"
        />
      </div>
    </Disclosure>
  )
}
