/** Details of the event that the design generator dispatches after creating a design (specification of the design tools, section 4). */
export type DesignCreatedEvent = { style: string; prompt: string; points: number }
/** Details of the event that the design generator dispatches after an upload; `fileSize` is in bytes. */
export type DesignUploadedEvent = { fileType: string; fileSize: number; points: number }

declare global {
  interface WindowEventMap {
    'design:created': CustomEvent<DesignCreatedEvent>
    'design:uploaded': CustomEvent<DesignUploadedEvent>
  }
}
