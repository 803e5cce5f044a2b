import { z } from 'zod'
import type { CarrierMaker } from '#fulfilment/carriers/carrier.ts'
import { carrierMakers } from '#fulfilment/carriers/carriers.ts'
import type { PaymentProviderMaker } from '#payments/providers/payment-provider.ts'
import { paymentProviderMakers } from '#payments/providers/payment-providers.ts'
import type { ProviderEnv } from '#platform/outgoing/provider-maker.ts'
import { parse, type Variables } from './parse.ts'

/** The providers by name; the first of each table is the default. */
export type Makers = {
  payments: Readonly<Record<string, PaymentProviderMaker>>
  carriers: Readonly<Record<string, CarrierMaker>>
}
export const shopMakers: Makers = { payments: paymentProviderMakers, carriers: carrierMakers }

/** The providers of new orders, and the variables of all providers. */
export type Providers = {
  makers: Makers
  env: ProviderEnv
  payment: { name: string; maker: PaymentProviderMaker }
  carrier: { name: string; maker: CarrierMaker }
}

/** The variables that select a provider. */
function choices({ payments, carriers }: Makers) {
  return z.object({ PAYMENT_PROVIDER: nameOf(payments), CARRIER: nameOf(carriers) })
}

/** The variables of every provider in the tables. */
function environment({ payments, carriers }: Makers) {
  const shape: Record<string, z.ZodType<string | undefined>> = {}
  for (const maker of [...Object.values(payments), ...Object.values(carriers)])
    Object.assign(shape, maker.environment)
  return z.object(shape)
}

export const providerChoices: readonly string[] = Object.keys(choices(shopMakers).shape)
export const providerVariables: readonly string[] = Object.keys(environment(shopMakers).shape)

/** Parses the variables of the providers, and which provider is selected. */
export function chooseProviders(variables: Variables, makers: Makers = shopMakers): Providers {
  const env = parse(environment(makers), variables)
  const { PAYMENT_PROVIDER: payment, CARRIER: carrier } = parse(choices(makers), variables)
  return { makers, env, payment, carrier }
}

function nameOf<Maker>(makers: Readonly<Record<string, Maker>>) {
  const names = Object.keys(makers)
  return z
    .string()
    .default(names[0] ?? '')
    .transform((name, context) => {
      const maker = makers[name]
      if (maker !== undefined) return { name, maker }
      context.addIssue({ code: 'custom', message: `must be ${names.join(' or ')}` })
      return z.NEVER
    })
}

/** Whether payments move real money. */
export function movesRealMoney({ payment, env }: Pick<Providers, 'payment' | 'env'>): boolean {
  return payment.maker.world(env) === 'live'
}
