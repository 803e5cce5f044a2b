import { z } from 'zod'
import { stopCodes, warnCodes } from '@tohfa/print-engine/scene/finding'

/** The number of days after its last use until a proof without cart or open order is deleted. */
export const daysOfProof = 30

export const proofStates = ['rendering', 'ready', 'failed'] as const

/** The requested design as the page read it. */
export const proofWish = z.object({
  version: z.number().int().describe('The one that was read; 409 when it is no longer that'),
})

/** The requested proof by the hash of its pixels. */
export const requestedProof = z.object({
  hash: z.string().describe('Of everything that decides the pixels of the print'),
  state: z.enum(proofStates),
})
export type RequestedProof = z.output<typeof requestedProof>

/** The press file of an area: its size in pixels, the sha256 of its bytes, and a preview. */
const proofPage = z.object({
  area: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  dpi: z.number().int(),
  sha256: z.string(),
  preview: z
    .string()
    .describe('Asked for with the token; the same with `@2.webp` has 2,000 pixels across'),
  mockUp: z.string().describe('The same on the product, in the colour that it was asked for'),
  otherView: z
    .string()
    .optional()
    .describe('Of a mug on which something is not seen there: the same, turned to that'),
})
export type ProofPage = z.output<typeof proofPage>

/** A finding before printing; `text` is English, and pages translate it by `code` and `params`. */
const proofFinding = z.object({
  level: z.enum(['stop', 'warn']),
  code: z.enum([...stopCodes, ...warnCodes]),
  area: z.string(),
  item: z.string().optional(),
  params: z.array(z.union([z.string(), z.number()])),
  text: z.string(),
})
export type ProofFinding = z.output<typeof proofFinding>

/** A proof for its requester. */
export const proof = requestedProof.extend({
  preview: z.string().nullable().describe('Of the first page; null until it is ready'),
  pages: z.array(proofPage).describe('None until it is ready'),
  preflight: z.array(proofFinding),
  price: z.number().describe('What a piece costs more, in rupees, as the product’s studio is now'),
  approved: z.boolean().describe('Whether the reader approved it as it was asked for last'),
})
export type Proof = z.output<typeof proof>

export const proofApproval = z.object({
  ticked: z.array(z.string().max(40)).max(40).describe('The codes of all its warnings'),
})
