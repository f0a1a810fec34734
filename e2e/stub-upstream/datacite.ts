/** Responses of `https://api.datacite.org/dois/{doi}`, by DOI. */
export const datasets: Record<string, unknown> = {
  '10.5281/zenodo.9000': {
    data: {
      id: '10.5281/zenodo.9000',
      type: 'dois',
      attributes: {
        doi: '10.5281/zenodo.9000',
        prefix: '10.5281',
        suffix: 'zenodo.9000',
        creators: [
          {
            name: 'Okafor, Ada',
            nameType: 'Personal',
            givenName: 'Ada',
            familyName: 'Okafor',
            affiliation: [],
            nameIdentifiers: [],
          },
          { name: 'Rainfall Observatory', nameType: 'Organizational', affiliation: [], nameIdentifiers: [] },
        ],
        titles: [{ title: 'Daily rainfall at forty stations, 1990-2020' }],
        publisher: 'Zenodo',
        publicationYear: 2021,
        dates: [{ date: '2021-06-30', dateType: 'Issued' }],
        types: {
          resourceTypeGeneral: 'Dataset',
          citeproc: 'dataset',
          schemaOrg: 'Dataset',
          ris: 'DATA',
          bibtex: 'misc',
        },
        version: '2.1',
        language: 'en',
        url: 'https://zenodo.example/records/9',
        state: 'findable',
      },
    },
  },
};
