/** The characters that a PDF can show, as hexadecimal ranges; `npm run pdf-fonts` writes this. */
export const drawableRanges =
  '20-7e a0-377 37a-37f 384-38a 38c 38e-3a1 3a3-3e1 3f0-52f 600-6ff 750-77f 8a0-983 985-98c ' +
  '98f-990 993-9a8 9aa-9b0 9b2 9b6-9b9 9bc-9c4 9c7-9c8 9cb-9ce 9d7 9dc-9dd 9df-9e3 9e6-9fe ' +
  'a01-a03 a05-a0a a0f-a10 a13-a28 a2a-a30 a32-a33 a35-a36 a38-a39 a3c a3e-a42 a47-a48 ' +
  'a4b-a4d a51 a59-a5c a5e a66-a76 a81-a83 a85-a8d a8f-a91 a93-aa8 aaa-ab0 ab2-ab3 ab5-ab9 ' +
  'abc-ac5 ac7-ac9 acb-acd ad0 ae0-ae3 ae6-af1 af9-aff b01-b03 b05-b0c b0f-b10 b13-b28 ' +
  'b2a-b30 b32-b33 b35-b39 b3c-b44 b47-b48 b4b-b4d b55-b57 b5c-b5d b5f-b63 b66-b77 b82-b83 ' +
  'b85-b8a b8e-b90 b92-b95 b99-b9a b9c b9e-b9f ba3-ba4 ba8-baa bae-bb9 bbe-bc2 bc6-bc8 ' +
  'bca-bcd bd0 bd7 be6-bfa c00-c0c c0e-c10 c12-c28 c2a-c39 c3c-c44 c46-c48 c4a-c4d c55-c56 ' +
  'c58-c5a c5d c60-c63 c66-c6f c77-c8c c8e-c90 c92-ca8 caa-cb3 cb5-cb9 cbc-cc4 cc6-cc8 ' +
  'cca-ccd cd5-cd6 cdd-cde ce0-ce3 ce6-cef cf1-cf3 d00-d0c d0e-d10 d12-d44 d46-d48 d4a-d4f ' +
  'd54-d63 d66-d7f 1cd0-1cf6 1cf8-1cf9 1d00-1df9 1dfb-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d ' +
  '1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef ' +
  '1ff2-1ff4 1ff6-1ffe 2000-2064 2066-2071 2074-208e 2090-209c 20a0-20c0 20e3 20f0 2100-2189 ' +
  '2190-2199 21a9-21aa 21af 21e6-21f0 21f3 2200-230f 2311-2318 231a-231f 2322-2335 237b-2394 ' +
  '2396-239a 23af 23be-23db 23e2-23ff 2460-24ff 25a0-27bf 27dc 2921-2922 2934-2935 299b 29a0 ' +
  '29a3 29b8 29f5 2ade 2ae3-2ae5 2aee 2b00-2b0d 2b12-2b2f 2b4d-2b73 2b76-2b95 2b97-2bff ' +
  '2c60-2c7f 2e41 3030 303d 3297 3299 a720-a7ca a7d0-a7d1 a7d3 a7d5-a7d9 a7f2-a7ff a8e0-a8ff ' +
  'fb00-fb06 fb50-fbc2 fbd3-fd8f fd92-fdc7 fdcf fdf0-fdff fe0e-fe0f fe70-fe74 fe76-fefc fffd ' +
  '1f004 1f0cf 1f170-1f171 1f17e-1f17f 1f18e 1f191-1f19a 1f1e6-1f1ff 1f201-1f202 1f21a 1f22f ' +
  '1f232-1f23a 1f250-1f251 1f300-1f321 1f324-1f393 1f396-1f397 1f399-1f39b 1f39e-1f3f0 ' +
  '1f3f3-1f3f5 1f3f7-1f4fd 1f4ff-1f53d 1f549-1f54e 1f550-1f567 1f56f-1f570 1f573-1f57a 1f587 ' +
  '1f58a-1f58d 1f590 1f595-1f596 1f5a4-1f5a5 1f5a8 1f5b1-1f5b2 1f5bc 1f5c2-1f5c4 1f5d1-1f5d3 ' +
  '1f5dc-1f5de 1f5e1 1f5e3 1f5e8 1f5ef 1f5f3 1f5fa-1f64f 1f680-1f6c5 1f6cb-1f6d2 1f6d5-1f6d9 ' +
  '1f6dc-1f6e5 1f6e9 1f6eb-1f6ec 1f6f0 1f6f3-1f6fc 1f7e0-1f7eb 1f7f0 1f90c-1f93a 1f93c-1f945 ' +
  '1f947-1f9ff 1fa70-1fa7c 1fa80-1fac6 1fac8 1facc-1fadd 1fadf-1faeb 1faef-1fafa e0030-e0039 ' +
  'e0061-e007a e007f'
