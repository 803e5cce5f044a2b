import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'

/** Where the faults of a line are shown. */
type Places = {
  /** The path above the fields of a failure. */
  fields: string
  /** For a product that nothing can be printed on. */
  print: string
  /** For a product that is not there; without it such a failure stays as it is. */
  product?: string
}

/** A failure of one line, with its fields below the path of the line. */
export async function atItem<T>(
  { fields, print, product }: Places,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.code === 'not_customizable')
      throw refusedFields({ [print]: message('not_customizable') })
    if (error.code === 'product_not_found' && product !== undefined)
      throw refusedFields({ [product]: message('product_not_found') })
    if (!error.fields) throw error
    throw refusedFields(
      Object.fromEntries(
        Object.entries(error.fields).map(([field, sentence]) => [`${fields}.${field}`, sentence]),
      ),
      error,
    )
  }
}
