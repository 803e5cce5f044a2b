type Found = { id: string; title: string; colors: { color: string; sizes?: { size: string }[] }[] }

/** A product of the sample by its title. */
export async function productOf(shop: string, title: string): Promise<Found> {
  const answer = await fetch(`${shop}/v1/product?search=${encodeURIComponent(title)}&limit=60`)
  const { data } = (await answer.json()) as { data: Found[] }
  const found = data.find((product) => product.title === title)
  if (!found) throw new Error(`the shop has no ${title}`)
  return found
}

export const productPath = async (shop: string, title: string): Promise<string> =>
  `/product-detail/${(await productOf(shop, title)).id}`
