/** What whoever fills a database reads. */
export const seedText = {
  nothingToClaim: (added: number, wanted: number) =>
    `No se agregó nada: solo se podían hacer ${added} de los ${wanted} reclamos. La base necesita unidades con propietario, lugares e ítems, como los de la demostración: iniciá una vez el servidor con DEMO=1 sobre la base vacía.`,
} as const;
