import { defineJob } from '#platform/jobs/jobs.ts'

/** Draws a document that was issued. One at a time: requests are answered between two. */
export const renderDocument = defineJob<{ id: string }>('render-document', { atOnce: 1 })
